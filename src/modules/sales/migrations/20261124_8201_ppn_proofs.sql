-- Why: a proof that was taken back left two entries in the books that nothing led to any more.
-- Every proof that was given, the newest last; its entries are found under it.
alter table sales_invoice add column ppn_proofs uuid[] not null default '{}';
update sales_invoice set ppn_proofs = array[ppn_proof_id] where ppn_proof_id is not null;
