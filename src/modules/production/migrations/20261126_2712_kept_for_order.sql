-- Why: of its good pieces an SPK keeps for the order that asked for them as many as that order still waits for.
alter table production_order add column kept_qty numeric(18, 4) not null default 0 check (kept_qty >= 0);
