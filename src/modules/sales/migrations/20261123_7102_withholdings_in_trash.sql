-- Why: a draft that was removed before it could bear several kinds of PPh comes back with the one it had.
update trash t
set parts = (
  select jsonb_agg(case when part ->> 'table' not in ('sales_order', 'sales_invoice') then part else jsonb_set(part, '{rows}', (
    select coalesce(jsonb_agg((r - array['withholding_kind', 'withholding_rate', 'withholding_base']) || jsonb_build_object(
      'withholding', case when r ->> 'withholding_kind' is null or r ->> 'withholding_rate' is null then '[]'::jsonb
        else jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('kind', r ->> 'withholding_kind',
          'rate', trim_scale((r ->> 'withholding_rate')::numeric)::text,
          'base', r ->> 'withholding_base', 'amount', r ->> 'withholding_amount'))) end
    ) || case when not coalesce(r -> 'asked', '{}') ?| array['withholdingKind', 'withholdingRate', 'withholdingBase'] then '{}'::jsonb
      else jsonb_build_object('asked', ((r -> 'asked') - array['withholdingKind', 'withholdingRate', 'withholdingBase'])
        || jsonb_build_object('withholding', case when a.kind is null or a.rate is null then '[]'::jsonb
          else jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('kind', a.kind, 'rate', a.rate,
            'base', r -> 'asked' ->> 'withholdingBase'))) end)) end order by n), '[]'::jsonb)
    from jsonb_array_elements(part -> 'rows') with ordinality as each (r, n) cross join lateral (
      select case when r -> 'asked' ? 'withholdingKind' then r -> 'asked' ->> 'withholdingKind' else r ->> 'withholding_kind' end as kind,
        coalesce(r -> 'asked' ->> 'withholdingRate', trim_scale((r ->> 'withholding_rate')::numeric)::text) as rate
    ) a
  )) end order by m)
  from jsonb_array_elements(t.parts) with ordinality as all_parts (part, m)
)
where jsonb_path_exists(t.parts, '$[*].rows[*].withholding_kind')
  and jsonb_path_exists(t.parts, '$[*] ? (@.table == "sales_order" || @.table == "sales_invoice")');
