-- Why: who buys goods and services on one invoice holds back PPh of two kinds, each of its own base and with its own slip.

-- [{kind, rate}]: what the customer will hold back of the order.
alter table sales_order add column withholding jsonb not null default '[]' check (jsonb_typeof(withholding) = 'array');
update sales_order
set withholding = jsonb_build_array(jsonb_build_object('kind', withholding_kind, 'rate', trim_scale(withholding_rate)::text))
where withholding_kind is not null and withholding_rate is not null;

-- [{kind, rate, base, amount}]: what of the invoice; withholding_amount is their sum.
alter table sales_invoice add column withholding jsonb not null default '[]' check (jsonb_typeof(withholding) = 'array');
update sales_invoice
set withholding = jsonb_build_array(jsonb_build_object('kind', withholding_kind, 'rate', trim_scale(withholding_rate)::text,
  'base', withholding_base::text, 'amount', withholding_amount::text))
where withholding_kind is not null and withholding_rate is not null;

-- What a draft was asked for is read again when it is issued.
update sales_invoice i
set asked = (i.asked - array['withholdingKind', 'withholdingRate', 'withholdingBase']) || jsonb_build_object('withholding',
  case when t.kind is null or t.rate is null then '[]'::jsonb else jsonb_build_array(jsonb_strip_nulls(
    jsonb_build_object('kind', t.kind, 'rate', t.rate, 'base', i.asked ->> 'withholdingBase'))) end)
from sales_invoice d join sales_order o on o.id = d.order_id cross join lateral (
  select case when d.asked ? 'withholdingKind' then d.asked ->> 'withholdingKind' else o.withholding_kind end as kind,
    coalesce(d.asked ->> 'withholdingRate', trim_scale(o.withholding_rate)::text) as rate
) t
where i.id = d.id and i.state in ('draft', 'pending_approval')
  and i.asked ?| array['withholdingKind', 'withholdingRate', 'withholdingBase'];

alter table sales_order drop column withholding_kind, drop column withholding_rate;
alter table sales_invoice drop column withholding_kind, drop column withholding_rate, drop column withholding_base;
