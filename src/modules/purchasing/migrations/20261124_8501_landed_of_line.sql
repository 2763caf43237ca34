-- An order names the costs that joined what was received of it.
create index purchase_landed_share_of_line on purchase_landed_share (receipt_line_id, bill_id);
