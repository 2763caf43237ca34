import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { windowTitle } from '#kit/screen/shell/identity.ts'
import { buttonClass } from '#kit/screen/ui/button-class.ts'
import { quoted } from '../words.ts'
import { ErrorFrame } from './error-frame.tsx'

/** The 404 screen. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = windowTitle(quoted.notFound)
  }, [])
  return (
    <ErrorFrame title={quoted.pageNotFound} text={quoted.pageNotFoundText}>
      <Link to="/dashboard" className={buttonClass({ variant: 'filled' })}>
        {quoted.backToDashboard}
      </Link>
    </ErrorFrame>
  )
}
