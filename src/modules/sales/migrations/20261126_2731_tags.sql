-- Why: people file documents under words of their own, also after posting; those in use are offered where one is typed.
alter table sales_order add tags text[] not null default '{}';
create index sales_order_by_tag on sales_order using gin (company_id, tags) where tags <> '{}';
create index sales_order_tagged on sales_order (company_id, id desc) where tags <> '{}';
