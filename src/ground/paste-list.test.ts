import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPastedList } from './paste-list.ts'
import { price } from './price.ts'
import { quantity } from './quantity.ts'

const read = (text: string) => readPastedList(text).map(({ source: _source, ...row }) => row)

test.each([
  [
    'semen 50 sak, pasir 2 rit @350rb',
    [
      { text: 'semen', qty: '50', unit: 'sak' },
      { text: 'pasir', qty: '2', unit: 'rit', price: '350000' },
    ],
  ],
  ['50 sak semen tiga roda 40 kg', [{ text: 'semen tiga roda 40 kg', qty: '50', unit: 'sak' }]],
  ['besi 12 m 10 btg', [{ text: 'besi 12 m', qty: '10', unit: 'btg' }]],
  ['besi 10mm 20btg @ Rp98.500/btg', [{ text: 'besi 10mm', qty: '20', unit: 'btg', price: '98500' }]],
  ['pasir 2,5 m3', [{ text: 'pasir', qty: '2.5', unit: 'm3' }]],
  ['batu bata 1.000 bh harga 850', [{ text: 'batu bata', qty: '1000', unit: 'bh', price: '850' }]],
  ['pipa 3/4 10 btg', [{ text: 'pipa 3/4', qty: '10', unit: 'btg' }]],
  ['closet duduk 3', [{ text: 'closet duduk', qty: '3' }]],
  ['3 closet duduk', [{ text: 'closet duduk', qty: '3' }]],
  ['kuas x 5', [{ text: 'kuas', qty: '5' }]],
  ['½ kg paku', [{ text: 'paku', qty: '0.5', unit: 'kg' }]],
  ['paku', [{ text: 'paku' }]],
  ['', []],
  ['123, 45', []],
])('one line: %s', (text, rows) => {
  expect(read(text)).toEqual(rows)
})

// As foremen write: said numbers, halves, pictures, prices without a sign, several things in one breath.
test.each([
  ['dua sak semen', 'semen|2|sak'],
  ['semen dua puluh lima sak', 'semen|25|sak'],
  ['lima belas batang besi 12', 'besi 12|15|batang'],
  ['semen tiga roda 20 sak', 'semen tiga roda|20|sak'],
  ['paku 5 cm setengah kilo', 'paku 5 cm|0.5|kilo'],
  ['pasir satu setengah kubik', 'pasir|1.5|kubik'],
  ['pasir 1/2 kubik', 'pasir|0.5|kubik'],
  ['1 1/2 kubik pasir', 'pasir|1.5|kubik'],
  ['pasir 1½ kubik', 'pasir|1.5|kubik'],
  ['selusin kuas', 'kuas|1|lusin'],
  ['sekop sebuah', 'sekop|1|buah'],
  ['genteng 1,5rb bh', 'genteng|1500|bh'],
  ['🧱 bata merah 1.000 bh 🙏', 'bata merah|1000|bh'],
  ['1️⃣ semen 20 sak', 'semen|20|sak'],
  ['*Semen* 50 sak', 'Semen|50|sak'],
  ['1.semen 50 sak', 'semen|50|sak'],
  ['semen 50 (lima puluh) sak', 'semen|50|sak'],
  ['triplek 9mm (10 lembar)', 'triplek 9mm|10|lembar'],
  ['triplek 9mm (10)', 'triplek 9mm|10|'],
  ['2x kuas', 'kuas|2|'],
  ['semen @62500 x 50 sak', 'semen|50|sak|62500'],
  ['semen 50 sak x 62.500 = 3.125.000', 'semen|50|sak|62500'],
  ['semen 50 sak 62.500', 'semen|50|sak|62500'],
  ['pasir 2 rit a 350rb', 'pasir|2|rit|350000'],
  ['pasir 2 rit @350 rebu', 'pasir|2|rit|350000'],
  ['lem 10 bks @12.000 = 120.000', 'lem|10|bks|12000'],
  ['semen 50 sak @Rp. 62.500,- total 3.125.000', 'semen|50|sak|62500'],
  ['Pak, tolong semen 20 sak ya', 'semen|20|sak'],
  ['tolong kirim: semen 20 sak', 'semen|20|sak'],
  ['mohon dikirim semen 20 sak', 'semen|20|sak'],
  ['kawat bendrat 5 kg tolong besok pagi ya pak', 'kawat bendrat|5|kg'],
  ['semen 20 sak dan pasir 2 rit', 'semen|20|sak', 'pasir|2|rit'],
  ['dua sak semen dan tiga rit pasir', 'semen|2|sak', 'pasir|3|rit'],
  ['semen 20 sak + paku 2 kg', 'semen|20|sak', 'paku|2|kg'],
  ['semen 20 sak / pasir 2 rit', 'semen|20|sak', 'pasir|2|rit'],
  ['semen 20 sak. pasir 2 rit.', 'semen|20|sak', 'pasir|2|rit'],
  ['semen 20 sak pasir 2 rit', 'semen|20|sak', 'pasir|2|rit'],
  ['20 sak semen 2 rit pasir', 'semen|20|sak', 'pasir|2|rit'],
  ['cat tembok 5 kg putih 3 pail', 'cat tembok 5 kg putih|3|pail'],
  ['keramik 40 x 40 25 dus', 'keramik 40 x 40|25|dus'],
  ['kabel nym 3x2.5 50 meter', 'kabel nym 3x2.5|50|meter'],
  ['kayu 6/12 20 batang', 'kayu 6/12|20|batang'],
  ['[14:05, 21/11/2026] Pak Budi: semen 50 sak', 'semen|50|sak'],
  ['\u200e[21/11/26, 14.05.33] ~ Budi: semen 50 sak', 'semen|50|sak'],
  ['Assalamualaikum pak'],
  ['Terima kasih 🙏'],
])('a foreman writes: %s', (text, ...expected) => {
  const said = read(text).map((row) => [row.text, row.qty, row.unit ?? '', ...(row.price ? [row.price] : [])].join('|'))
  expect(said).toEqual(expected)
})

test('lines that count up are a numbered list, a tab before a line makes no table of it', () => {
  expect(read('1 semen 50 sak\n2 pasir 3 rit\n3 besi 10 20').map((row) => `${row.text} = ${row.qty}`)).toEqual([
    'semen = 50',
    'pasir = 3',
    'besi 10 = 20',
  ])
  expect(read('semen 50 sak\n\tpasir 2 rit, besi 5 btg').map((row) => row.text)).toEqual(['semen', 'pasir', 'besi'])
})

test('a WhatsApp list with bullets, numbers and the sender', () => {
  const pasted = [
    '[21/11/26, 14.05] Pak Budi: tolong pesan;',
    '- Semen 40kg : 50 sak',
    '• Pasir beton 2 rit @1,2jt',
    '3. Kawat bendrat 5 kg',
    '4) paku 5cm 2,5 kg @ 18.000',
    '',
    '✅ triplek 9 mm 5 lbr',
  ].join('\n')
  expect(read(pasted)).toEqual([
    { text: 'Semen 40kg', qty: '50', unit: 'sak' },
    { text: 'Pasir beton', qty: '2', unit: 'rit', price: '1200000' },
    { text: 'Kawat bendrat', qty: '5', unit: 'kg' },
    { text: 'paku 5cm', qty: '2.5', unit: 'kg', price: '18000' },
    { text: 'triplek 9 mm', qty: '5', unit: 'lbr' },
  ])
})

test.each([
  'Pak tolong beli ya utk besok:',
  'tolong belikan untuk besok ya pak',
  'Untuk gedung B:',
  'Besi:',
  'dikirim besok pagi ya, makasih',
])('what is said around a list is nothing to buy: %s', (said) => {
  expect(read(`${said}\n- semen 50 sak`)).toEqual([{ text: 'semen', qty: '50', unit: 'sak' }])
})

test('the sum under a list is nothing to buy; what is called so and counted is', () => {
  const names = (text: string) => read(text).map((row) => row.text)
  expect(names('semen 10 sak @65rb\ntotal 650.000')).toEqual(['semen'])
  expect(names('semen 10 sak @65rb\nJumlah semua = Rp 650.000')).toEqual(['semen'])
  expect(names('semen\t10\tsak\t65000\nGrand total\t\t\t650000')).toEqual(['semen'])
  for (const sum of ['Total 10jt', 'total: 1,5 juta', 'Total 3 item', 'jumlah 12 macam'])
    expect(names(`semen 10 sak\n${sum}`), sum).toEqual(['semen'])
  expect(names('lem total 2 klg')).toEqual(['lem total'])
  expect(names('total 5 sak')).toEqual(['total'])
})

test('a table whose cells hold more than a number', () => {
  const head = 'No\tNama Bahan\tKebutuhan\tHarga (Rp)'
  expect(read(`${head}\n1\tSemen\t50 sak\t62.500,00\n2\tPasir\t1/2 kubik\tRp 350.000,-\n3\tKuas\tdua lusin\t`)).toEqual(
    [
      { text: 'Semen', qty: '50', unit: 'sak', price: '62500' },
      { text: 'Pasir', qty: '0.5', unit: 'kubik', price: '350000' },
      { text: 'Kuas', qty: '2', unit: 'lusin' },
    ],
  )
  expect(read('Semen\t50 sak\t62.500,00')).toEqual([{ text: 'Semen', qty: '50', unit: 'sak', price: '62500' }])
})

test('a table of Excel, with and without its head', () => {
  expect(read('No\tNama Barang\tSatuan\tJumlah\tHarga\n1\tSemen 40 kg\tzak\t50\t62.500\n2\tPasir\tm3\t7,5\t')).toEqual([
    { text: 'Semen 40 kg', qty: '50', unit: 'zak', price: '62500' },
    { text: 'Pasir', qty: '7.5', unit: 'm3' },
  ])
  expect(read('Semen 40 kg\t50\tzak\tRp 62.500\nBata merah\t1.000\tbh')).toEqual([
    { text: 'Semen 40 kg', qty: '50', unit: 'zak', price: '62500' },
    { text: 'Bata merah', qty: '1000', unit: 'bh' },
  ])
})

test('a table in English numbers is read by what its columns prove; what they contradict is left to be filled in', () => {
  const told = (text: string) => read(text).map((row) => `${row.text} ${row.qty ?? '?'} @${row.price ?? '?'}`)
  expect(told('Nama\tJumlah\tHarga\nSemen\t0.125\t65,000\nPasir\t1.250\t1,250,000\nBata\t12.5\t18,500.50')).toEqual([
    'Semen 0.125 @65000',
    'Pasir 1.25 @1250000',
    'Bata 12.5 @18500.5',
  ])
  expect(told('Nama\tJumlah\tHarga\nSemen\t2\t65,000\nPasir\t3\t1.250.000')).toEqual(['Semen 2 @?', 'Pasir 3 @1250000'])
  expect(told('Semen\t2\tzak\t18,500.50')).toEqual(['Semen 2 @18500.5'])
  expect(told('semen 0.125 ton')).toEqual(['semen 0.125 @?'])
})

const names = fc.constantFrom('semen tiga roda', 'pasir beton', 'besi beton 10mm', 'triplek 9 mm', 'cat tembok putih')
const units = fc.constantFrom('sak', 'kg', 'm3', 'btg', 'lbr', 'rit', 'dus')
const rows = fc.array(
  fc.record({
    text: names,
    qty: fc.integer({ min: 1, max: 999 }),
    unit: units,
    price: fc.integer({ min: 1, max: 999 }),
  }),
  { minLength: 1, maxLength: 30 },
)

test('what is written is read, however it is laid out', () => {
  const layouts: ((row: { text: string; qty: number; unit: string; price: number }) => string)[] = [
    (row) => `${row.text} ${row.qty} ${row.unit} @${row.price}rb`,
    (row) => `- ${row.qty} ${row.unit} ${row.text} @ Rp${row.price}.000`,
    (row) => `${row.text}\t${row.qty}\t${row.unit}\t${row.price}.000`,
  ]
  fc.assert(
    fc.property(rows, fc.constantFrom(...layouts), (list, layout) => {
      expect(read(list.map(layout).join('\n'))).toEqual(
        list.map((row) => ({ text: row.text, qty: `${row.qty}`, unit: row.unit, price: `${row.price}000` })),
      )
    }),
  )
})

test('nothing makes it stumble: whatever comes, counts and prices are numbers', () => {
  const pieces = fc.constantFrom(
    '50',
    'sak',
    ' ',
    '\t',
    '\n',
    ',',
    '@',
    'rb',
    '1/0',
    '½',
    '.',
    '-',
    'Rp',
    'ß',
    '💡',
    '9'.repeat(30),
  )
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const row of readPastedList(text)) {
        expect(row.text).not.toBe('')
        if (row.qty !== undefined) expect(quantity(row.qty)).toBeGreaterThan(0n)
        if (row.price !== undefined) expect(price(row.price)).toBeGreaterThanOrEqual(0n)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a long line without an end is read in the time of a blink', () => {
  const began = performance.now()
  readPastedList('9'.repeat(50_000))
  readPastedList('- '.repeat(50_000))
  readPastedList('1/'.repeat(50_000))
  readPastedList('a 1 sak '.repeat(12_000))
  for (const part of ['dua ', '(dua ', '1 1 ', '* ', 'dan 1 sak ', '1 sak . ', '@1 ', '= 1 ', 'ya '])
    readPastedList(part.repeat(20_000))
  expect(performance.now() - began).toBeLessThan(2000)
})
