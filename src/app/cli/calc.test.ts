import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import bpjs from '../../../tests/vectors/bpjs.json' with { type: 'json' }
import wall from '../../../tests/vectors/ahsp.json' with { type: 'json' }
import small from '../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import formats from '../../../tests/vectors/identifiers_formats.json' with { type: 'json' }
import edges from '../../../tests/vectors/people/edges.json' with { type: 'json' }
import overtime from '../../../tests/vectors/overtime.json' with { type: 'json' }
import payrollYear from '../../../tests/vectors/people/payroll_year.json' with { type: 'json' }
import pph21 from '../../../tests/vectors/pph21_ter.json' with { type: 'json' }
import weeks from '../../../tests/vectors/people/weekly_wages.json' with { type: 'json' }
import ppn from '../../../tests/vectors/ppn.json' with { type: 'json' }
import contracts from '../../../tests/vectors/retention_termin.json' with { type: 'json' }
import terbilang from '../../../tests/vectors/terbilang.json' with { type: 'json' }
import thr from '../../../tests/vectors/thr.json' with { type: 'json' }
import { calc } from './calc.ts'

const TODAY = day('2026-11-21')
const ask = (rule: string, asked: object) => calc(rule, TODAY, JSON.stringify(asked))

test.each([...terbilang.vectors, ...terbilang.decimal])('terbilang $n', ({ n, text }) => {
  expect(ask('terbilang', { n })).toEqual({ text })
})

test.each(terbilang.money)('terbilang Rp$amount,$sen', ({ amount, sen, text }) => {
  expect(ask('terbilang', { amount, sen })).toEqual({ text })
})

test.each(ppn.cases)('ppn $mode $input', ({ mode, input, expected }) => {
  expect(ask('ppn', { mode, input })).toEqual(expected)
})

test.each(ppn.rounding_examples)('ppn rounds $exact', ({ exact, rounded }) => {
  expect(ask('ppn', { exact })).toEqual({ rounded })
})

test('the rate is that of the day', () => {
  expect(calc('ppn', day('2024-06-01'), '{"mode":"exclusive","input":1000000}')).toEqual({
    harga_jual: 1_000_000,
    dpp: 1_000_000,
    ppn: 110_000,
    total: 1_110_000,
  })
})

test.each(formats.nik.valid)('NIK $nik', ({ nik, sex, birth }) => {
  expect(ask('identifiers_formats', { nik })).toEqual({ valid: true, sex, birth })
})

test.each(formats.nik.invalid)('NIK $nik: $why', ({ nik, why }) => {
  expect(ask('identifiers_formats', { nik })).toEqual({ valid: false, why })
})

test.each(formats.npwp.conversion)('NPWP $old', ({ old, npwp16 }) => {
  expect(ask('identifiers_formats', { old })).toEqual({ npwp16 })
})

test.each(formats.rupiah)('rupiah $value', ({ value, ...expected }) => {
  expect(ask('identifiers_formats', { value })).toEqual(expected)
})

test.each(formats.date)('date $iso', ({ iso, ...expected }) => {
  expect(ask('identifiers_formats', { iso })).toMatchObject(expected)
})

test.each(formats.phone)('phone $input', ({ input, e164 }) => {
  expect(ask('identifiers_formats', { input })).toEqual({ e164 })
})

test.each(pph21.non_permanent)('pph21: $title', ({ input, expected }) => {
  expect(ask('pph21', input)).toEqual(expected)
})

test.each(bpjs.cases)('bpjs of $input.wage in $input.period', ({ input, expected }) => {
  expect(ask('bpjs', input)).toEqual(expected)
})

test("a month of days that are not paid is worth nothing by every method, and more days' wages than a month never less than nothing", () => {
  const days = (month: string, last: number) =>
    Array.from({ length: last }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  const worth = (month: string, daysPerWeek: number, unpaid: readonly string[]) =>
    ask('proration', { monthly_wage: 5_250_000, month, days_per_week: daysPerWeek, unpaid_dates: unpaid })
  const nothing = { by_workdays: 0, by_25_or_21: 0, by_calendar_days: 0 }
  expect(worth('2026-02', 5, days('2026-02', 28))).toEqual({ scheduled: 20, ...nothing })
  expect(worth('2026-07', 6, days('2026-07', 30))).toMatchObject({ by_workdays: 194_444, by_25_or_21: 0 })
})

test.each(edges.cases)('$rule $input', ({ rule, input, expected }) => {
  expect(ask(rule, input)).toEqual(expected)
})

const { workers, crews, attendance, expected: wanted } = weeks
test.each(wanted.weeks)('upah_mingguan of $week_ending, with its entry', ({ week_ending, ...expected }) => {
  expect(ask('upah_mingguan', { workers, crews, attendance, week_ending })).toEqual({ week_ending, ...expected })
})

test('upah_mingguan of all weeks, and of one worker alone', () => {
  expect(ask('upah_mingguan', { workers, crews, attendance })).toEqual({ weeks: wanted.weeks })
  const own = {
    attendance: [
      { date: '2026-10-05', portion: 1, extra_half: true },
      { date: '2026-10-06', portion: 0.5 },
    ],
  }
  expect(ask('upah_mingguan', { worker: { daily: 200_000 }, ...own, kasbon_due: 300_000 })).toMatchObject({
    ...{ dates_worked: 2, day_portions: 2, gross: 400_000, kasbon: 200_000, kasbon_balance: 100_000, paid: 200_000 },
  })
})

// What an official example tells beside, as the rate of an allowance that is worked out, is left out.
test.each(pph21.worked_examples.filter(({ input }) => !('cases' in input)))('pph21: $title', ({ input, expected }) => {
  const { rate: _rate, net_pay: _net, ...told } = { rate: '', net_pay: 0, ...expected }
  expect(ask('pph21', input)).toMatchObject('base' in input ? told : expected)
})

test.each([...overtime.cases, ...overtime.base_cases, ...overtime.daily_cases])(
  'lembur $input',
  ({ input, expected }) => {
    const { hourly: _hourly, ...told } = { hourly: '', ...expected }
    expect(ask('lembur', input)).toEqual(told)
  },
)

test.each([...thr.cases, ...thr.daily_cases, ...thr.fine_cases])('thr $input', ({ input, expected }) => {
  expect(ask('thr', input)).toEqual(expected)
})

const years = payrollYear.employees.map(({ input: { id, ptkp }, expected }) => ({ id, ptkp, annual: expected.annual }))
test.each(years)('pph21_tahun of $id', ({ ptkp, annual }) => {
  const { ptkp: free, biaya_jabatan, net, pkp, annual_tax, last_period, ...asked } = annual
  const expected = { ptkp: free, biaya_jabatan, net, pkp, annual_tax, last_period }
  expect(ask('pph21_tahun', { ptkp, ...asked })).toEqual(expected)
})

test.each(contracts.cases)('termin: $title', ({ input, expected }) => {
  expect(ask('termin', input)).toEqual(expected)
})

test('a job by the volume, weights, lines and what a budget will come to', () => {
  expect(ask('borongan', contracts.borongan_opname.input)).toEqual(contracts.borongan_opname.expected)
  const { items } = contracts.rab_bobot
  const weights = { weights: items.map(({ bobot_pct }) => bobot_pct) }
  expect(ask('bobot', { amounts: items.map(({ amount }) => amount) })).toEqual(weights)
  expect(ask('bobot', { amounts: [2_000_000, 1_000_000] })).toEqual({ weights: ['66.6667', '33.3333'] })
  expect(ask('rab_line', { lines: [['1.5', 10_001]] })).toEqual({ amounts: [15_002], total: 15_002 })
  const budget = { budget: 100, actual: 40, committed: 30, etc_typed: null, done: false }
  expect(ask('eac', budget)).toEqual({ projected: 70, etc: 30, eac: 100, variance_at_completion: 0 })
  expect(ask('eac', { ...budget, etc_typed: 45 })).toEqual({
    projected: 70,
    etc: 45,
    eac: 115,
    variance_at_completion: 15,
  })
  expect(ask('eac', { ...budget, done: true })).toEqual({ projected: 70, etc: 0, eac: 70, variance_at_completion: -30 })
  const span = { start: '2025-03-07', end: '2025-03-15', week_1: '2025-03-03' }
  expect(ask('kurva', span)).toEqual({ weeks: { 1: '33.3333', 2: '66.6667' } })
  expect(ask('change_order', contracts.change_order.input)).toEqual({ new_contract: 1_050_000_000 })
  expect(ask('late_penalty', contracts.late_penalty.input)).toEqual(contracts.late_penalty.expected)
})

test('zones, NSFP and NITKU', () => {
  const { utc, ...expected } = formats.timezones.example
  expect(ask('identifiers_formats', { utc })).toEqual(expected)
  expect(ask('identifiers_formats', { nsfp: formats.nsfp.example })).toEqual({ valid: true })
  expect(ask('identifiers_formats', { nitku: formats.npwp.nitku_example })).toEqual({
    nitku: formats.npwp.nitku_example,
  })
})

test.each([
  ['ppnbm', '{}'],
  ['terbilang', 'seribu'],
  ['terbilang', '[1]'],
  ['terbilang', '{"n":1e400}'],
  ['terbilang', '{}'],
  ['ppn', '{"mode":"sideways","input":1}'],
  ['ppn', '{"mode":"exclusive","input":1.5}'],
  ['identifiers_formats', '{}'],
  ['pph21', '{"ptkp":"K/9","gross":1}'],
  ['pph21', '{"ptkp":"K/1","gross":-1}'],
  ['pph21', '{"total":1,"days":0,"paid_monthly":false}'],
  ['bpjs', '{"wage":1,"jkk":"sedang","period":"2020-01-01"}'],
  ['proration', '{"monthly_wage":1,"month":"2026-13","days_per_week":5}'],
  ['identifiers_formats', '{"iso":"2026-02-30"}'],
  ['lembur', '{"monthly_base":1,"hours":1.25,"day":"workday","days_per_week":5}'],
  ['lembur', '{"monthly_base":1,"hours":1,"day":"kemarin","days_per_week":5}'],
  ['thr', '{"monthly_wage":1,"joined":"2026-13-01","holiday":"2026-12-25"}'],
  ['day_counter', '{"dates_per_month":{"2026-13":1}}'],
  ['termin', '{"contract":1000,"cumulative":[0.6,0.3]}'],
  ['borongan', '{"rate":1,"contract_volume":1,"opname":[{"no":1,"cumulative_volume":2}]}'],
  ['bobot', '{"amounts":"semua"}'],
  ['kurva', '{"start":"2025-03-07","end":"2025-03-01","week_1":"2025-03-03"}'],
  ['pph21_tahun', '{"ptkp":"K/1","months":13,"annual_gross":1}'],
  ['pph21_annualised', '{"ptkp":"K/1","months":13,"monthly_gross":1}'],
  ['pph21', '{"ptkp":"K/1","monthly_gross_jan_nov":[1],"december_gross":1,"months_worked":12}'],
  ['pph21', '{"kind":"bukan_pegawai","gross":1,"excluded_with_proof":2}'],
  ['pph21_dtp', '{"kind":"pegawai tetap","sector":"furniture","amount":1}'],
  ['leave_days', '{"from":"2026-05-02","to":"2026-05-01","days_per_week":5}'],
  ['proration', '{"monthly_wage":1,"month":"2026-07","days_per_week":5,"unpaid_dates":"2026-07-01"}'],
  ['attendance', '{"shift":"08:00-16:00","punches":["2026-11-05"]}'],
  ['attendance', '{"shift":"08:00-16:00","punches":["2026-11-05T08:00","2026-11-09T16:00"]}'],
  ['upah_mingguan', '{}'],
  ['upah_mingguan', '{"worker":{"daily":1},"attendance":[]}'],
  ['upah_mingguan', '{"worker":{"daily":1},"attendance":[{"date":"2026-10-05","portion":0.75}]}'],
  ['upah_mingguan', '{"worker":{"daily":1},"attendance":[{"date":"2026-10-05","portion":0.5,"extra_half":true}]}'],
  [
    'upah_mingguan',
    '{"worker":{"rates":[{"from":"2026-11-01","amount":1}]},"attendance":[{"date":"2026-10-05","portion":1}]}',
  ],
  [
    'upah_mingguan',
    '{"worker":{"daily":1},"attendance":[{"date":"2026-10-05","portion":1},{"date":"2026-10-05","project":"P","portion":0.5}]}',
  ],
  ['retention_release', '{"shares_withheld":5}'],
  ['day_counter', '{}'],
])('%s of %s is answered with what is wrong', (rule, line) => {
  expect(calc(rule, TODAY, line)).toEqual({ error: expect.any(String) })
})

test.each(small.ahsp)('ahsp $code', ({ components, overhead_profit_pct: op_pct, expected }) => {
  const asked = { components: components.map((one) => [one.coefficient, one.price]), op_pct, step: 1 }
  const { base, exact, harga_satuan: rounded } = expected
  expect(ask('ahsp', asked)).toEqual({ base, exact, rounded })
})

test.each(['1', '2'] as const)('version %s of the small bill, line by line and by weight', (version) => {
  const lines = version === '1' ? small.rab.lines : small.expected.lines_after['2']
  const amounts = lines.map(({ amount }) => amount)
  const { total } = small.expected.rab_totals[version]
  expect(ask('rab_line', { lines: lines.map((line) => [line.volume, line.unit_price]) })).toEqual({ amounts, total })
  expect(ask('bobot', { amounts })).toEqual({ weights: Object.values(small.expected.weights[version]) })
})

// The work was handed over for good by then: nothing more comes.
const retained = '2025-07-28'
const heads = Object.entries(small.expected.cost_by_head).flatMap(([on, all]) =>
  Object.entries(all).map(([head, of]) => ({ on, head, of })),
)
test.each(heads)('eac of $head on $on', ({ on, of }) => {
  const { revised_budget: budget, committed, actual, projected, eac, variance_at_completion } = of
  const expected = { projected, etc: of.estimate_to_complete, eac, variance_at_completion }
  expect(ask('eac', { budget, actual, committed, etc_typed: null, done: on > retained })).toEqual(expected)
})

test('a termin of the share that was measured, and a line that takes off', () => {
  const net = { advance_pct: '0.25', retention_pct: '0.05', retention_base: 'net', pph_final: '0.0265' }
  const asked = { contract: 184_006_720, advance_pct: '0.25', retention_pct: '0.05', pph_final: '0.0175' }
  expect(ask('termin', { ...asked, cumulative: ['0.362076', 1] })).toMatchObject({
    advance: { dpp: small.expected.totals.advance },
    terms: [{ no: 1, cumulative: '0.362076', gross: 66_624_417 }, { gross: 117_382_303 }],
  })
  expect(ask('termin', { contract: 20_000_000_000, ...net, cumulative: ['0.4', 1] })).toMatchObject({
    terms: [
      { gross: 8e9, advance_recovered: 2e9, retention: 3e8, net_dpp: 57e8, pph_final: 151_050_000 },
      { gross: 12e9, advance_recovered: 3e9, retention: 45e7, net_dpp: 855e7, pph_final: 226_575_000 },
    ],
    retention_release: { dpp: 75e7 },
  })
  // 15 % of 300.000.003, not the part of a down payment of 150.000.002 that three tenths are.
  expect(ask('termin', { contract: 1_000_000_010, advance_pct: '0.15', cumulative: ['0.3', 1] })).toMatchObject({
    terms: [{ advance_recovered: 45_000_000 }, { advance_recovered: 105_000_002 }],
  })
  expect(ask('rab_line', { lines: [['-1.5', 10_001]] })).toEqual({ amounts: [-15_002], total: -15_002 })
})

test('ahsp of a wall, and of half a sen', () => {
  const lines = wall.lines.map((line) => [line.coef, line.price])
  expect(ask('ahsp', { components: lines, op_pct: wall.expected.op_pct })).toEqual({
    ...{ base: '139400.0000', exact: '153340.0000', rounded: 153_340 },
  })
  const told = {
    components: [
      ['0.5', 100_000],
      ['0.25', 120_001],
    ],
    op_pct: '10',
    step: 1,
  }
  expect(ask('ahsp', told)).toEqual({ base: '80000.2500', exact: '88000.2750', rounded: 88_000 })
})

test('a holiday is weighed as a day of rest, whatever it is called', () => {
  const hours = { monthly_base: 3919091, hours: 10, days_per_week: 5 }
  expect(ask('lembur', { ...hours, day: 'holiday' })).toEqual(ask('lembur', { ...hours, day: 'rest' }))
  expect(ask('lembur', { ...hours, day: 'holiday' })).toMatchObject({ multiplier_hours: '23.0', pay: 521035 })
})
