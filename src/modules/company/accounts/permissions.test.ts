import { describe, expect, test } from 'vitest'
import { packAuth, unpackAuth, type AuthState } from '#modules/company/accounts/auth-state.ts'
import {
  allPermissions,
  isPermission,
  packPermissions,
  subjects,
  unpackPermissions,
  withNeeded,
} from '#modules/company/accounts/permissions.ts'
import { OWNER_ROLE, rolePresets } from '#modules/company/accounts/role-presets.ts'

const specSubjects = [
  'supplier',
  'slip-gaji',
  'rumah-produksi',
  'perusahaan',
  'pelanggan',
  'order',
  'management-karyawan',
  'laporan-keuangan',
  'laporan-keuangan-proyek',
  'laporan-bahan-baku',
  'stock',
  'gudang',
  'dokumentasi-proyek',
  'daftar-proyek',
  'bahan-baku',
  'absensi',
]

describe('spec §3 Permission: a string "action subject"', () => {
  test('the sixteen subjects of the spec exist, each to be viewed, created and updated', () => {
    for (const subject of specSubjects) {
      for (const action of ['view', 'create', 'update']) expect(isPermission(`${action} ${subject}`)).toBe(true)
    }
  })

  test('a right that is not in the table is none', () => {
    expect(isPermission('create dashboard')).toBe(false)
    expect(isPermission('view everything')).toBe(false)
  })

  test('whoever may change something may see it, and is never thrown out of their own home', () => {
    expect(withNeeded(['update order'])).toEqual([
      'view dashboard',
      'view account-setting',
      'view order',
      'update order',
    ])
  })
})

describe('the compact form of the auth cookie', () => {
  test('one letter per subject, and back without loss', () => {
    const packed = packPermissions(allPermissions)
    expect(packed).toHaveLength(subjects.length + 1)
    expect(unpackPermissions(packed)).toEqual(allPermissions)
    for (const permission of allPermissions)
      expect(unpackPermissions(packPermissions([permission]))).toEqual([permission])
    for (const { permissions } of rolePresets)
      expect(unpackPermissions(packPermissions(permissions))).toEqual(permissions)
  })

  test('unknown rights and foreign texts give nothing', () => {
    expect(unpackPermissions(packPermissions(['hack everything']))).toEqual([])
    expect(unpackPermissions('')).toEqual([])
    expect(unpackPermissions('2zzzz')).toEqual([])
    expect(unpackPermissions('1!!')).toEqual([])
  })

  test('spec §9: with every right, the longest name and email, the cookie stays below 4,096 bytes', () => {
    const state: AuthState = {
      user: {
        id: '0199a1b2-0000-7000-8000-000000000000',
        name: '漢'.repeat(100),
        email: `${'a'.repeat(242)}@panjang.id`,
        isPending: false,
        companyId: '0199a1b2-0000-7000-8000-000000000001',
        zone: 'Asia/Makassar',
      },
      token: '0199a1b2-0000-7000-8000-000000000002',
      permissions: allPermissions,
    }
    const packed = packAuth(state)
    expect(Buffer.byteLength(`mandor_auth=${packed}`)).toBeLessThan(4096)
    expect(unpackAuth(packed)).toEqual(state)
  })

  test.each(['', '%', 'null', '[]', '[1,2,3]', '{"user":1}'])('a spoilt cookie %j means signed out', (value) => {
    expect(unpackAuth(value)).toBeUndefined()
  })
})

describe('the roles a new installation begins with', () => {
  test('Pemilik holds everything; every right of every role exists', () => {
    expect(rolePresets.find((role) => role.name === OWNER_ROLE)?.permissions).toEqual(allPermissions)
    for (const role of rolePresets)
      for (const permission of role.permissions) expect(isPermission(permission)).toBe(true)
  })

  test('cost and salary are seen only by the roles that need them', () => {
    const who = (permission: string) =>
      rolePresets.filter((role) => role.permissions.some((one) => one === permission)).map((role) => role.name)
    expect(who('view gaji')).toEqual(['Pemilik', 'HRD/Payroll', 'Auditor'])
    expect(who('view biaya')).not.toContain('Gudang')
    expect(who('view biaya')).not.toContain('Mandor')
  })

  test('the auditor changes nothing', () => {
    const auditor = rolePresets.find((role) => role.name === 'Auditor')
    expect(auditor?.permissions.every((permission) => /^(view|export) /.test(permission))).toBe(true)
  })
})
