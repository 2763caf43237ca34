import { registerFiles } from '#kit/files/owners.ts'
import { readRow } from '#kit/record/rows.ts'
import { employeeRecord } from './employees/employee.record.ts'
import { workerRecord } from './workers/worker.record.ts'

// An identity card or a contract is read by whoever keeps the people, not by whoever sees the list.
const keeps = 'update management-karyawan'

registerFiles('karyawan', {
  record: 'employee',
  view: keeps,
  change: keeps,
  find: (tx, actor, id) => readRow(tx, employeeRecord, actor, id),
})
registerFiles('pekerja', {
  record: 'worker',
  view: keeps,
  change: keeps,
  find: (tx, actor, id) => readRow(tx, workerRecord, actor, id),
})
