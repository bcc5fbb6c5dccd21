-- What came after a moment is found without reading the seasons before it. Entries come in the order of time and a settlement's all bear one
-- moment: they are added at the end of it.
create index ledger_by_time on ledger (at);
