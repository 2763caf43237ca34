import { fieldColumns } from '#kit/import/columns.ts'
import { masterImporter } from '#kit/import/master.ts'
import { openEmployee } from './open-employee.ts'
import { employeeRecord } from './employee.record.ts'
import { knownByNik, tidyPerson } from '../tidy-person.ts'
import { takeBackRole } from '../take-back.ts'
import { addEmployee, editEmployee } from './save-employee.ts'

/** Employees from a file. */
export const employeeImport = masterImporter(employeeRecord, {
  name: 'karyawan',
  home: '/management-karyawan/',
  permissions: ['create management-karyawan'],
  changing: 'update management-karyawan',
  touches: ['employees', 'workers'],
  examples: [
    {
      ...{ name: 'Dewi Lestari', nik: '3271014105900001', code: 'K-001', position: 'Admin', department: 'Kantor' },
      ...{ birthPlace: 'Bogor', birthDate: '01/05/1990', sex: 'Perempuan', phone: '0812-1111-2222' },
      ...{ joinDate: '01/02/2024', monthlyBase: '5.500.000' },
    },
    { name: 'Hendra Wijaya', code: 'K-002', position: 'Pelaksana', department: 'Proyek', joinDate: '15/08/2025' },
  ],
  columns: fieldColumns(employeeRecord.fields, {
    name: { alike: ['nama', 'nama karyawan', 'nama lengkap', 'pegawai'] },
    code: { alike: ['nik karyawan', 'no karyawan', 'nomor induk', 'nip', 'kode'] },
    nik: { alike: ['nik ktp', 'no ktp', 'ktp', 'nomor ktp'] },
    birthPlace: { alike: ['tempat lahir'] },
    birthDate: { alike: ['tgl lahir', 'tanggal lahir', 'lahir', 'tempat tgl lahir', 'ttl'], isPast: true },
    sex: { alike: ['jenis kelamin', 'l/p', 'kelamin', 'gender'] },
    religion: { alike: ['agama'] },
    phone: { alike: ['hp', 'no hp', 'telp', 'telepon', 'wa'] },
    email: { alike: ['e-mail', 'alamat email'] },
    address: { alike: ['alamat', 'alamat rumah'] },
    position: { alike: ['jabatan', 'posisi'] },
    department: { alike: ['divisi', 'bagian', 'departemen'] },
    joinDate: { alike: ['tgl masuk', 'mulai kerja', 'tanggal masuk'], isPast: true },
    monthlyBase: { alike: ['gaji', 'gaji pokok', 'pokok'] },
    bankName: { alike: ['bank', 'nama bank'] },
    bankAccountNo: { alike: ['rekening', 'no rekening', 'no rek'] },
    bankHolder: { alike: ['atas nama', 'a/n', 'nama rekening'] },
    notes: { alike: ['keterangan', 'ket', 'catatan'] },
  }),
  tidy: tidyPerson,
  prepare: knownByNik,
  keys: [
    { column: 'code', label: 'NIK karyawan', isUnique: true },
    { column: 'nik', label: 'NIK', isUnique: true },
    { column: 'name', label: 'nama' },
  ],
  add: addEmployee,
  edit: editEmployee,
  open: openEmployee,
  takeBack: (tx, actor, made) => takeBackRole(tx, actor, employeeRecord, made),
})
