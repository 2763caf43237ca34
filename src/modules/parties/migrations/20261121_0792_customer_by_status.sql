-- Why: the few blocked customers among a hundred thousand are found without reading all of them.
create index customer_by_status on customer (company_id, status, name, id);
