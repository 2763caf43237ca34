-- Why: customers are found by their tags, and those in use are offered where one is typed.
create index customer_by_tag on customer using gin (company_id, tags) where tags <> '{}';
create index customer_tagged on customer (company_id, id desc) where tags <> '{}';
