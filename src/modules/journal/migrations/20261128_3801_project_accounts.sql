-- Why: what projects and finance book needs its accounts in charts that began before them, too.
insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), known.company_id, later.code, later.name, later.normal
from (select distinct company_id from account) known
cross join (values
  ('1-1120', 'Ayat Silang Kas', 'debit'),
  ('1-1330', 'Piutang PPN Dipungut Pelanggan', 'debit'),
  ('2-1210', 'Liabilitas Kontrak (tagihan di atas progres)', 'credit'),
  ('2-1540', 'Utang PPh 22', 'credit'),
  ('2-1710', 'Provisi', 'credit'),
  ('2-1800', 'Titipan Belum Teridentifikasi', 'credit'),
  ('3-9000', 'Penyeimbang Saldo Awal', 'credit'),
  ('4-3100', 'Denda Keterlambatan', 'debit'),
  ('5-3100', 'Denda & Back-charge Subkontraktor', 'credit'),
  ('6-2100', 'Beban Kerugian Piutang', 'debit'),
  ('8-1100', 'Beban PPh Final Lain (sewa, bunga)', 'debit')
) later (code, name, normal)
on conflict (company_id, code) do nothing;
