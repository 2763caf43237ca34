-- Why: the income tax that customers held back in a month is asked by its days.
create index sales_settlement_withheld on sales_settlement (company_id, settled_on) where withheld > 0 and not is_void;
