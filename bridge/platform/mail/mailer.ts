/** The mail server, and the sender. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

const MAX_WAIT_MS = 10_000;

/** Undefined when no server is configured. The library is loaded with the first mail. */
export function createMailer(settings: MailSettings | undefined): SendMail | undefined {
  if (settings === undefined) return undefined;
  const { smtpUrl, from } = settings;
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: MAX_WAIT_MS,
      greetingTimeout: MAX_WAIT_MS,
      socketTimeout: MAX_WAIT_MS,
      // Mail content is never read from a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ from, ...mail });
    } finally {
      transport.close();
    }
  };
}
