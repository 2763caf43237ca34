import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zOrNull } from '#kit/http/shapes.ts'
import type { InstantText } from '#kit/http/wire.ts'

/** A coming or going that somebody told by phone. */
export interface Seen {
  readonly at: InstantText
  /** The nearest place of work and the metres to it; null where the phone told no place, or none is known. */
  readonly place: string | null
  readonly distanceM: number | null
  /** How sure the phone was, in metres. */
  readonly accuracyM: number | null
  readonly isOutside: boolean | null
}

const zPoint = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,7})?$/, 'Tulis titik peta, misalnya -6.2000000.'))
const zWhole = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** What the caller told of today, and whether the account is an employee's. */
export const ownPresence = endpoint({
  method: 'GET',
  path: '/api/absensi/saya',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<{ readonly isEmployee: boolean; readonly seen: readonly Seen[] }>(),
  reads: ['presence'],
})

/** Tells that the caller comes or goes, with the place of the phone where it knows one; being elsewhere is told, never refused. */
export const tellPresence = endpoint({
  method: 'POST',
  path: '/api/absensi/saya',
  permission: 'signed-in',
  input: z.strictObject({
    fix: zOrNull(z.strictObject({ lat: zPoint, lng: zPoint, accuracyM: zWhole(100_000), ageS: zWhole(1_000_000) })),
  }),
  answer: answer<Seen>(),
  touches: ['presence', 'employee-days', 'scans'],
  idempotent: true,
})

/** The point of the office in degrees, and its radius in metres. */
export interface OfficePlace {
  readonly lat: string
  readonly lng: string
  readonly radiusM: number
}

/** Where the office is; null while nobody said. */
export const officePlace = endpoint({
  method: 'GET',
  path: '/api/absensi/kantor',
  permission: 'view absensi',
  input: z.strictObject({}),
  answer: answer<{ readonly place: OfficePlace | null }>(),
  reads: ['office-place'],
})

/** Says where the office is and how far around it counts. */
export const setOfficePlace = endpoint({
  method: 'PUT',
  path: '/api/absensi/kantor',
  permission: 'update absensi',
  input: z.strictObject({
    lat: zPoint,
    lng: zPoint,
    radiusM: z
      .int()
      .check(z.minimum(10, 'Radius 10 sampai 5.000 meter.'), z.maximum(5000, 'Radius 10 sampai 5.000 meter.')),
  }),
  answer: answer<OfficePlace>(),
  touches: ['office-place'],
})
