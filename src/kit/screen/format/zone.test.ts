import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearServerTime } from '../client/server-clock.ts'
import { useAuth } from '../client/auth.ts'
import { momentText, officeZone, timelineText, today } from './zone.ts'

// Sunday evening on the American west coast is Monday morning in Jakarta, and noon in Jayapura.
const instant = new Date('2026-11-23T03:30:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: instant })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480)
})
afterEach(() => {
  hearServerTime(new Date().toUTCString())
  useAuth.setState({ user: null })
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const workIn = (zone: string | null) =>
  useAuth.setState({ user: { id: 'u', name: 'Siti', email: 's@c.id', isPending: false, companyId: 'c', zone } })

test('today is the day of the company, wherever the device stands', () => {
  workIn('Asia/Jakarta')
  expect([officeZone(), today()]).toEqual(['Asia/Jakarta', '2026-11-23'])
  vi.setSystemTime(new Date('2026-11-22T15:30:00.000Z'))
  expect(today()).toBe('2026-11-22')
  workIn('Asia/Jayapura')
  expect(today()).toBe('2026-11-23')
})

test('hours are those of the company', () => {
  workIn('Asia/Jayapura')
  expect(momentText('2026-11-23T03:00:00.000Z')).toBe('12.00')
  expect(timelineText('2026-11-23T03:00:00.000Z')).toBe('hari ini 12.00')
})

test('a device whose clock is a day late says the day of the server', () => {
  workIn('Asia/Jakarta')
  vi.setSystemTime(new Date('2026-11-20T03:30:00.000Z'))
  hearServerTime('Mon, 23 Nov 2026 03:30:00 GMT')
  expect(today()).toBe('2026-11-23')
  hearServerTime(null)
  hearServerTime('nonsense')
  expect(today()).toBe('2026-11-23')
})

test('nobody signed in stands where the device does, if that is in Indonesia', () => {
  expect(officeZone()).toBe('Asia/Jakarta')
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  expect(officeZone()).toBe('Asia/Makassar')
})
