import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'

/** Photos and papers of a project. */
export function FilesTab({ projectId }: { readonly projectId: string }) {
  const canChange = useCan('update daftar-proyek')
  return (
    <div className="p-5">
      <Attachments subject="daftar-proyek" ownerId={projectId} canChange={canChange} />
    </div>
  )
}
