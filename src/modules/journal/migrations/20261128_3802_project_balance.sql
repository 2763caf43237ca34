-- Why: a line of the journal is for a project and a work item of it, and what stands of each is kept as the line is written.
alter table journal_line add column work_item_id uuid,
  add constraint journal_line_work_item_of_project check (work_item_id is null or project_id is not null);

create table project_balance (
  company_id uuid not null,
  project_id uuid not null,
  -- Of the project as a whole, where a line names no work item.
  work_item_id uuid,
  account_code text not null,
  period text not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  unique nulls not distinct (company_id, project_id, work_item_id, account_code, period),
  foreign key (company_id, account_code) references account (company_id, code)
);

insert into project_balance (company_id, project_id, account_code, period, debit, credit)
select l.company_id, l.project_id, l.account_code, e.period, sum(l.debit), sum(l.credit)
from journal_line l join journal_entry e on e.id = l.entry_id
where l.project_id is not null group by 1, 2, 3, 4;
