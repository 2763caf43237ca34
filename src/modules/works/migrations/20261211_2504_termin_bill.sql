-- The papers of a termin go by the bill it was billed on: a later change of the contract rewrites no paper that went out.
alter table project_termin
  add column rab_id uuid,
  add foreign key (company_id, rab_id) references rab (company_id, id);
create index project_termin_by_bill on project_termin (company_id, rab_id) where rab_id is not null;

update project_termin t set rab_id = (
  select b.id from rab b join sales_invoice v on v.id = t.invoice_id
  where b.company_id = t.company_id and b.project_id = t.project_id and b.state in ('approved', 'superseded')
    and b.approved_at <= coalesce(v.posted_at, v.created_at)
  order by b.revision desc limit 1
);
