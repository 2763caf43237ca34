-- Why: statutory rates change by law; each holds from its day, and a document keeps the one it used.
create table tax_rate (
  code text not null,
  kind text not null check (kind in ('ppn', 'pph22', 'pph23', 'pph-final')),
  name text not null,
  rate numeric(9, 4) not null check (rate between 0 and 100),
  base_num bigint not null check (base_num > 0),
  base_den bigint not null check (base_den > 0),
  valid_from date not null,
  valid_until date,
  object_code text,
  primary key (code, valid_from),
  check (valid_until is null or valid_until >= valid_from)
);

-- The rows of tax/seed.ts, where each names its law; a test compares both.
insert into tax_rate (kind, code, name, rate, base_num, base_den, valid_from, valid_until, object_code) values
  ('ppn', 'PPN', 'PPN 10%', 10, 1, 1, '2009-01-01', '2022-03-31', '01'),
  ('ppn', 'PPN', 'PPN 11%', 11, 1, 1, '2022-04-01', '2024-12-31', '01'),
  ('ppn', 'PPN', 'PPN 12% × 11/12', 12, 11, 12, '2025-01-01', null, '04'),
  ('ppn', 'PPN-MEWAH', 'PPN 12% barang mewah', 12, 1, 1, '2025-01-01', null, '01'),
  ('pph23', 'PPH23-JASA', 'PPh 23 jasa', 2, 1, 1, '2009-01-01', null, '24-104-29'),
  ('pph23', 'PPH23-SEWA', 'PPh 23 sewa alat', 2, 1, 1, '2009-01-01', null, '24-100-02'),
  ('pph22', 'PPH22-BENDAHARA', 'PPh 22 bendahara pemerintah', 1.5, 1, 1, '2025-08-01', null, '22-910-01'),
  ('pph22', 'PPH22-BUMN', 'PPh 22 BUMN', 1.5, 1, 1, '2025-08-01', null, '22-900-01'),
  ('pph-final', 'PPH-FINAL-KONSTRUKSI-KECIL', 'PPh final pelaksana, SBU kecil', 1.75, 1, 1, '2022-02-21', null, '28-409-22'),
  ('pph-final', 'PPH-FINAL-KONSTRUKSI-TANPA-SBU', 'PPh final pelaksana, tanpa SBU', 4, 1, 1, '2022-02-21', null, '28-409-23'),
  ('pph-final', 'PPH-FINAL-KONSTRUKSI', 'PPh final pelaksana, SBU menengah, besar atau spesialis', 2.65, 1, 1, '2022-02-21', null, '28-409-24'),
  ('pph-final', 'PPH-FINAL-TERINTEGRASI', 'PPh final terintegrasi, bersertifikat', 2.65, 1, 1, '2022-02-21', null, '28-409-25'),
  ('pph-final', 'PPH-FINAL-TERINTEGRASI-TANPA-SBU', 'PPh final terintegrasi, tanpa sertifikat', 4, 1, 1, '2022-02-21', null, '28-409-26'),
  ('pph-final', 'PPH-FINAL-KONSULTANSI', 'PPh final konsultansi, bersertifikat', 3.5, 1, 1, '2022-02-21', null, '28-409-27'),
  ('pph-final', 'PPH-FINAL-KONSULTANSI-TANPA-SBU', 'PPh final konsultansi, tanpa sertifikat', 6, 1, 1, '2022-02-21', null, '28-409-28');
