/** A department of the business: its rank decides whom it may know. */
export interface Department {
  readonly name: string
  readonly rank: 1 | 2 | 3 | 4
  readonly about: string
  /** Same-rank departments it may use, each with the reason. */
  readonly mayUse?: Readonly<Record<string, string>>
}

/** Every department, in the order of who may know whom: only earlier ones may be used. */
export const departments: readonly Department[] = [
  { name: 'company', rank: 1, about: 'our own companies, accounts, roles, sessions, tax rates' },
  {
    name: 'parties',
    rank: 1,
    about: 'customers and suppliers',
    mayUse: { company: 'a customer belongs to one of our companies' },
  },
  {
    name: 'catalog',
    rank: 1,
    about: 'items: what we sell, buy, store and make',
    mayUse: { company: 'tax codes', parties: 'the usual supplier of an item' },
  },
  {
    name: 'projects',
    rank: 1,
    about: 'what we build: site, team, and the work items that bear its cost',
    mayUse: { company: 'people with an account in a team', parties: 'who a project is built for' },
  },
  {
    name: 'people',
    rank: 1,
    about: 'employees and site workers: one person behind both, and what they earn',
    mayUse: { company: 'the account of an employee', projects: 'the site a worker usually works on' },
  },
  { name: 'stock', rank: 2, about: 'the book of quantities and their value' },
  { name: 'journal', rank: 2, about: 'the book of debits and credits' },
  { name: 'purchasing', rank: 3, about: 'requests, orders, receipts, bills and payments of suppliers' },
  { name: 'sales', rank: 3, about: 'orders, deliveries, invoices and payments of customers' },
  { name: 'warehouse', rank: 3, about: 'warehouses, opening stock and stock cards' },
  {
    name: 'production',
    rank: 3,
    about: 'production houses, recipes and production orders',
    mayUse: { sales: 'the order line that asks for it, and the margin it earns' },
  },
  { name: 'attendance', rank: 3, about: 'who worked on which day' },
  { name: 'kasbon', rank: 3, about: 'money lent to employees and workers, and its way back from their wages' },
  {
    name: 'payroll',
    rank: 3,
    about: 'what employees earn: slips, tax, BPJS, and their payment',
    mayUse: { attendance: 'the days that are paid', kasbon: 'what is cut of a wage' },
  },
  {
    name: 'crews',
    rank: 3,
    about: 'who works on a site by the day: sheets, their approval, and Saturday’s wages',
    mayUse: {
      attendance: 'the week of the company and its holidays',
      payroll: 'PPh 21 of workers',
      kasbon: 'what is cut of a wage',
    },
  },
  {
    name: 'finance',
    rank: 3,
    about: 'money in, out and moved without an order, and the statements of the bank',
    mayUse: {
      sales: 'a line of the bank that pays an invoice becomes its payment',
      purchasing: 'a line of the bank that pays a bill becomes its payment',
    },
  },
  {
    name: 'works',
    rank: 3,
    about: 'what is done for a project: bill of quantities, progress, contract, cost control, site diary',
    mayUse: {
      sales: 'a contract is an order, its down payment and its termin are invoices',
      purchasing: 'what was ordered for a project and has not come, and a request of what it lacks',
      warehouse: 'what was used and lies on a site',
      crews: 'the volumes that bound work by the piece',
    },
  },
  { name: 'reports', rank: 4, about: 'what the books say: profit, balance sheet, cash flow and ledgers' },
]
