-- Why: treasurers of the state and state-owned companies pay the price and remit the PPN of it themselves.
alter table customer add column vat_collector text not null default 'bukan' check (vat_collector in ('bukan', 'bendahara', 'bumn'));
