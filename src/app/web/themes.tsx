import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import type { Theme } from '#kit/screen/client/theme.ts'

/** The three themes, as menus and settings offer them. */
export const themes: readonly { readonly value: Theme; readonly label: string; readonly icon: ReactNode }[] = [
  { value: 'light', label: 'Terang', icon: <Sun /> },
  { value: 'dark', label: 'Gelap', icon: <Moon /> },
  { value: 'system', label: 'Ikuti sistem', icon: <Monitor /> },
]
