import ChevronRight from 'lucide-react/icons/chevron-right'
import { Go } from '#kit/screen/shell/go.tsx'
import type { PieceCrew } from '../../pieces/contract.ts'

/** Which crew is measured. */
export function CrewChoice({ crews }: { readonly crews: readonly PieceCrew[] }) {
  return (
    <ul aria-label="Pilih regu">
      {crews.map(({ id, projectId, name, members, works }) => (
        <li key={id} className="border-b border-border-subtle last:border-0">
          <Go
            to="/absensi/tambah-pekerja"
            search={{ jenis: 'borongan', proyek: projectId, regu: id }}
            className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-row-hover"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="text-xs text-muted-foreground">
                {[`${members.length} orang`, works.map((work) => work.name).join(', ')].join(' · ')}
              </span>
            </span>
            <ChevronRight className="text-subtle-foreground" aria-hidden />
          </Go>
        </li>
      ))}
    </ul>
  )
}
