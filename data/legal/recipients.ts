/** How the privacy page names those who also receive an enquiry, each by the host it is sent to. */
export const recipientNames = {
  formService: (host: string): string => `the form service at ${host}, which passes your words on to us`,
  webhook: (host: string): string => `the service at ${host}, through which we keep track of enquiries`,
  mailProvider: (host: string): string => `the mail provider at ${host}, which delivers them to our inbox`,
  database: (host: string): string => `the database at ${host}, where they are kept`,
} as const;
