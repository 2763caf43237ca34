-- Why: what a site spends is written down by the site and waits, as a draft of the cash book, for the yes of the office.
create table site_expense (
  entry_id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  -- Why the office gave it back; written anew it waits again.
  rejected_reason text,
  foreign key (company_id, entry_id) references cash_entry (company_id, id) on delete cascade,
  foreign key (company_id, project_id) references project (company_id, id)
);
create index site_expense_by_project on site_expense (company_id, project_id, entry_id);
