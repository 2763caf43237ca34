import '#kit/screen/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { startPreferences } from '#kit/screen/client/preferences.ts'
import { keepTextSize } from '#kit/screen/client/text-size.ts'
import { keepTheme } from '#kit/screen/client/theme.ts'
import { restoreShelf } from '#kit/screen/device/safe-shelf.ts'
import { startAuth } from './auth.ts'
import { router } from './router.tsx'

keepTheme()
await Promise.all([startAuth(), restoreShelf()])
startPreferences()
keepTextSize()

const place = document.getElementById('app')
if (!place) throw new Error('index.html has no #app')

createRoot(place).render(<RouterProvider router={router} />)
