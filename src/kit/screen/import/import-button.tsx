import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import Upload from 'lucide-react/icons/upload'
import { Suspense } from 'react'
import { allows } from '../client/ability.ts'
import { useAuth } from '../client/auth.ts'
import { lazy } from '../client/lazy.tsx'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((parts) => ({ default: parts.ImportDialog })))

/** Something that may be brought in from a file, with the rights it takes: all of them. */
export interface Importable {
  readonly name: string
  readonly label: string
  readonly permissions: readonly string[]
}

interface ImportButtonProps {
  readonly of: readonly Importable[]
  readonly look?: 'ghost' | 'outline'
  readonly size?: 'sm'
}

/** Opens the import of what a list shows. Which one is open stands in the address, so that a notice leads there. */
export function ImportButton({ of, look = 'ghost', size }: ImportButtonProps) {
  const held = useAuth((auth) => auth.permissions)
  const may = of.filter(({ permissions }) => permissions.every((one) => allows(held, one)))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { impor, ...search } = useSearch({ strict: false }) as Record<string, unknown>
  const turn = (name: string | undefined) =>
    void navigate({ to: pathname, search: name ? { ...search, impor: name } : search, hash: true, replace: !name })
  const [only] = may
  if (!only) return null
  const open = may.find(({ name }) => name === impor)
  const button = (
    <Button variant={look} size={size} icon={<Upload />} {...(may.length === 1 && { onClick: () => turn(only.name) })}>
      Impor
    </Button>
  )
  return (
    <>
      {may.length === 1 ? (
        button
      ) : (
        <Menu label="Impor" trigger={button}>
          {may.map(({ name, label }) => (
            <MenuItem key={name} onSelect={() => turn(name)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {/* One list may show the button twice: only the one in its toolbar opens it. */}
      {open && look === 'ghost' && (
        <Suspense>
          <ImportDialog name={open.name} title={open.label} onClose={() => turn(undefined)} />
        </Suspense>
      )}
    </>
  )
}
