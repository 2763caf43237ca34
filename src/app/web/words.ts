/** The English sentences the product spec quotes, kept letter by letter. Everything else on screen is Indonesian. */
export const quoted = {
  notFound: 'Not Found',
  pageNotFound: 'Page Not Found',
  pageNotFoundText: 'The page you are looking for does not exist or has been moved.',
  backToDashboard: 'Back to Dashboard',
  serverError: '500',
  serverErrorTitle: 'Something Went Wrong',
  reload: 'Reload',
  partError: 'Something went wrong!',
  showError: 'Show Error',
  hideError: 'Hide Error',
} as const
