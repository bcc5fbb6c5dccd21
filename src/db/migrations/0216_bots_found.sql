-- To know the few bots, every lock and every settlement read all managers: with ten million of them ten seconds of the disk, for which all pages waited.
create index manager_bot on manager (id) where kind = 'bot';
