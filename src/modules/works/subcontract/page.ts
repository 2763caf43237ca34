/** The address of a subcontract, under that of its project. */
export function subcontractPage(projectId: string, id: string): string {
  return `/daftar-proyek/detail/${projectId}?spk=${id}`
}
