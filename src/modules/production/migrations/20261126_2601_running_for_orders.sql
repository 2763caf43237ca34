-- Why: the list of orders says for which of them something is being made, and is narrowed to these from the few SPK that run.
create index production_order_running on production_order (company_id, order_id) where stage = 'running';
