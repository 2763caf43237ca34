-- Why: a paper is found by the digits of its number alone, as one hears them on the telephone: '26110025' is ORD-2611-0025.
create index document_number_by_digits on document_number
  (company_id, (regexp_replace(number, '\D', '', 'g') collate "C"));
