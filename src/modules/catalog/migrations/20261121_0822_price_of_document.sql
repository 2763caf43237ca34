-- Why: a document that is taken back takes the price it told with it.
create index item_purchase_price_of_document on item_purchase_price (company_id, document_id);
