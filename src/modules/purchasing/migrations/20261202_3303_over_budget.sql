-- Why: what is ordered beyond the cost plan of a work item is told; a company may have it refused.
alter table purchase_setting add column refuses_over_budget boolean not null default false;
