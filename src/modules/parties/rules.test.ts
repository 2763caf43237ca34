import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import {
  addressText,
  assertDealable,
  assertSupplierDealable,
  checkOpening,
  highlightsOf,
  nameCore,
} from '#modules/parties/rules.ts'

test.each([
  ['PT. Maju Jaya, Tbk', 'maju jaya'],
  ['CV MAJU-JAYA', 'maju jaya'],
  ['Toko Besi "Sinar"', 'besi sinar'],
  ['Bapak Ahmad', 'ahmad'],
  ['PT', 'pt'],
  ['Ptolemeus', 'ptolemeus'],
])('what tells %s apart is %s', (name, core) => {
  expect(nameCore(name)).toBe(core)
})

test('the marked contact and billing city are shown, else the first', () => {
  const ani = { name: 'Ani', isPrimary: false }
  const beni = { name: 'Beni', isPrimary: true }
  const solo = { city: 'Solo', isBilling: false }
  const nowhere = { city: null, isBilling: true }
  expect(highlightsOf({ contacts: [ani, beni], addresses: [solo] })).toEqual({ contactName: 'Beni', city: 'Solo' })
  expect(highlightsOf({ contacts: [ani], addresses: [solo, nowhere] })).toEqual({ contactName: 'Ani', city: '' })
  expect(highlightsOf({ contacts: [], addresses: [] })).toEqual({ contactName: null, city: '' })
  expect(highlightsOf({})).toEqual({})
})

test('an opening balance needs its day, and stays once booked', () => {
  const on = day('2026-01-01')
  expect(() => checkOpening({ openingBalance: money(5) }, { isPosted: false })).toThrow('party.opening-needs-day')
  expect(() => checkOpening({ openingBalance: money(5), openingDate: on }, { isPosted: false })).not.toThrow()
  expect(() => checkOpening({ openingBalance: money(0) }, { isPosted: false })).not.toThrow()
  const kept = { openingBalance: money(5), openingDate: on, isPosted: true }
  expect(() => checkOpening({}, kept)).not.toThrow()
  expect(() => checkOpening({ openingBalance: null }, kept)).toThrow('party.opening-posted')
  expect(() => checkOpening({ openingDate: day('2026-01-02') }, kept)).toThrow('party.opening-posted')
})

test('only an open customer may be dealt with', () => {
  const toko = { name: 'Toko', status: 'aktif', isArchived: false, blockedReason: null }
  expect(() => assertDealable(toko)).not.toThrow()
  expect(() => assertDealable({ ...toko, status: 'diblokir' })).toThrow('customer.blocked')
  expect(() => assertDealable({ ...toko, isArchived: true })).toThrow('customer.archived')
})

test('an address reads in one line', () => {
  const whole = {
    address: 'Jl. A 1',
    village: 'Gandaria',
    district: 'Cilandak',
    city: 'Jakarta',
    province: 'DKI',
    postalCode: '12430',
  }
  expect(addressText(whole)).toBe('Jl. A 1, Gandaria, Cilandak, Jakarta, DKI 12430')
  expect(addressText({ address: 'Jl. B' })).toBe('Jl. B')
})

test.each([
  ['archived', { status: 'aktif', isArchived: true }, 'supplier.archived'],
  ['not approved', { status: 'menunggu', isArchived: false }, 'supplier.waiting'],
  ['blocked', { status: 'diblokir', isArchived: false }, 'supplier.blocked'],
])('a supplier that is %s is not bought from', (_what, facts, code) => {
  const supplier = { name: 'Toko Sinar', blockedReason: null, ...facts }
  expect(() => assertSupplierDealable(supplier)).toThrow(expect.objectContaining({ code }))
  expect(() => assertSupplierDealable({ ...supplier, status: 'aktif', isArchived: false })).not.toThrow()
})
