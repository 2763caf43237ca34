-- Why: before a project is closed it is asked what still hangs on it; receipts, bills and waiting invoices are found by their project.
create index goods_receipt_line_by_project on goods_receipt_line (company_id, project_id) where project_id is not null;
create index purchase_bill_line_by_project on purchase_bill_line (company_id, project_id) where project_id is not null;
create index sales_invoice_waiting_by_project on sales_invoice (company_id, project_id)
  where state in ('draft', 'pending_approval') and project_id is not null;
