-- Why: an order of another month than the one that is looked at waits unseen; those that wait are shown with every month.
create index overtime_order_waiting on overtime_order (company_id, day, id) where state = 'pending';
