-- A league that ranks people by their picks (BL1). A version before this one leaves such leagues alone: it asks for the formats it knows.
alter type league_format add value 'bolao';
