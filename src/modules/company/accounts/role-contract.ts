import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zText, zVersion } from '#kit/http/shapes.ts'
import { isPermission, type Permission } from '#modules/company/accounts/permissions.ts'

/** A role as a list shows it. */
export interface RoleLine {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly permissions: readonly Permission[]
  readonly isOwner: boolean
  readonly users: number
  readonly changedAt: string
  /** Null: as it came with the installation. */
  readonly changedBy: string | null
  readonly version: number
}

interface Said {
  readonly message: string
}

const zPermissions = z
  .array(z.string().check(z.refine((text) => isPermission(text), 'Izin ini tidak dikenal.')))
  .check(z.maxLength(200))

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  permission: 'view permissions',
  input: z.strictObject({}),
  answer: answer<readonly RoleLine[]>(),
  reads: ['roles'],
})

/** A role as a setting names it. */
export interface RoleName {
  readonly id: string
  readonly name: string
  /** 'approve order': without it, only who has it by another role says yes. */
  readonly approves: readonly string[]
}

/** The roles by name, for settings that name one. */
export const nameRoles = endpoint({
  method: 'GET',
  path: '/api/pengaturan/peran',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<readonly RoleName[]>(),
  reads: ['roles'],
})

export const addRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  permission: 'create permissions',
  input: z.strictObject({
    name: zText(60, 'Isi nama peran.'),
    description: z._default(z.string().check(z.maxLength(300)), ''),
    permissions: zPermissions,
  }),
  answer: answer<Said & { readonly id: string }>(),
  touches: ['roles'],
  secondFactor: true,
  inClosed: true,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/roles/:id',
  permission: 'update permissions',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    name: zText(60, 'Isi nama peran.'),
    description: z._default(z.string().check(z.maxLength(300)), ''),
    permissions: zPermissions,
  }),
  answer: answer<Said & { readonly version: number }>(),
  touches: ['roles', 'users', 'account'],
  secondFactor: true,
  inClosed: true,
})

/** A role nobody holds may go. */
export const removeRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/:id',
  permission: 'delete permissions',
  input: z.strictObject({ id: zId }),
  answer: answer<Said>(),
  touches: ['roles'],
  secondFactor: true,
  inClosed: true,
})
