-- Why: what a collector remits himself is no claim on him; it waits in 1-1330 for the proof that clears PPN Keluaran.
alter table sales_invoice
  -- Frozen at issue: who collected it, and how much of its PPN.
  add column ppn_collector text check (ppn_collector in ('bendahara', 'bumn')),
  add column ppn_collected bigint not null default 0 check (ppn_collected >= 0 and ppn_collected <= ppn),
  -- Of that: what credit notes took back.
  add column ppn_credited bigint not null default 0 check (ppn_credited >= 0),
  -- NTPN or number of the SSP; its entry is found under the id.
  add column ppn_proof_id uuid,
  add column ppn_proof_no text,
  add column ppn_proof_date date,
  add constraint sales_invoice_collector check ((ppn_collector is null) = (ppn_collected = 0)),
  add constraint sales_invoice_ppn_proof check (num_nonnulls(ppn_proof_id, ppn_proof_no, ppn_proof_date) in (0, 3));
alter table sales_invoice add column ppn_waiting bigint not null generated always as (
  case when state = 'posted' and ppn_proof_id is null then ppn_collected - ppn_credited else 0 end
) stored check (ppn_waiting >= 0);
create index sales_invoice_ppn_waiting on sales_invoice (company_id, customer_id) include (ppn_waiting) where ppn_waiting > 0;

alter table sales_credit_note add column ppn_collected bigint not null default 0 check (ppn_collected >= 0 and ppn_collected <= ppn);

insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), company_id, '1-1330', 'Piutang PPN Dipungut Pelanggan', 'debit'
from (select distinct company_id from account) known
on conflict (company_id, code) do nothing;
