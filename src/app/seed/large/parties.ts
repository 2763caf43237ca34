import { copiedName, type Copy } from '#app/seed/large/copy.ts'

const worlds = 'customer_world'

/** A running number of the copy: `count` customers a world. */
const serial = (count: number) => `(t.w::bigint * ${count} + right(t.code, 4)::int)`

/** The customers of every world, with their contacts and addresses (their standing comes by itself); `count` is how many the template has. */
export function customerCopies(count: number): Copy[] {
  return [
    {
      table: 'customer',
      owner: 'id',
      ids: ['id'],
      worlds,
      set: {
        code: `'PLG-' || lpad(${serial(count)}::text, 6, '0')`,
        name: copiedName('t.name'),
        npwp: `case when t.npwp is not null then left(t.npwp, 2) || lpad(${serial(count)}::text, 8, '7') || right(t.npwp, 6) end`,
        phone: `'+628' || lpad((${serial(count)} * 7919 % 10000000000)::text, 10, '1')`,
        email: `'pembelian' || ${serial(count)} || '@contoh.co.id'`,
      },
    },
    { table: 'customer_contact', owner: 'customer_id', ids: ['id', 'customer_id'], worlds },
    { table: 'customer_address', owner: 'customer_id', ids: ['id', 'customer_id'], worlds },
  ]
}

/** What the customer list shows, from the documents there are now; and the counter of their codes. */
export const customerTotals = [
  `update customer_standing s set receivable = o.due, open_orders = o.open, last_deal_on = o.last
   from (
     select company_id, customer_id, sum(open_due) as due, max(greatest(order_date, coalesce(billed.last, order_date))) as last,
       count(*) filter (where stage in ('confirmed', 'held', 'partly-delivered', 'delivered')) as open
     from sales_order
     left join (select order_id, max(invoice_date) as last from sales_invoice group by 1) billed on billed.order_id = id
     where state = 'posted' group by 1, 2
   ) o where o.company_id = s.company_id and o.customer_id = s.customer_id`,
  `update customer_standing s set oldest_due = d.due
   from (
     select company_id, customer_id, min(due_date) as due from sales_invoice where state = 'posted' and open_due > 0 group by 1, 2
   ) d where d.company_id = s.company_id and d.customer_id = s.customer_id`,
  `update record_code c set last = n.last
   from (select company_id, max(substr(code, 5)::int) as last from customer where code ~ '^PLG-\\d+$' group by 1) n
   where n.company_id = c.company_id and c.prefix = 'PLG'`,
]
