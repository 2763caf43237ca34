-- Why: people file documents under words of their own, also after posting; those in use are offered where one is typed.
alter table purchase_order add tags text[] not null default '{}';
create index purchase_order_by_tag on purchase_order using gin (company_id, tags) where tags <> '{}';
create index purchase_order_tagged on purchase_order (company_id, id desc) where tags <> '{}';
