-- Why: what was billed for a project is summed without reading the invoices of others.
create index sales_invoice_by_project on sales_invoice (company_id, project_id)
  include (kind, total, paid_total, credited_total, retention_amount, gross_net) where state = 'posted' and project_id is not null;
