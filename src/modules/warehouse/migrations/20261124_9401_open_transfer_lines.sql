-- Why: what is still on its way is asked for at every dashboard, and most of what was ever sent arrived long ago.
create index stock_transfer_line_open on stock_transfer_line (company_id, transfer_id)
  where qty > received_qty + returned_qty + lost_qty + damaged_qty;
