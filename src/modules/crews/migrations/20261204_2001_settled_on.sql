-- The wages of a month, for its tax file and its recap.
create index wage_settlement_by_settling on wage_settlement (company_id, settled_on) where state = 'posted';
