import { type ReactNode, Suspense, use } from 'react';

interface PageWithPartProps {
  part: Promise<string>;
}

/** A document whose first half is ready and whose second waits for `part`. */
export function PageWithPart({ part }: PageWithPartProps): ReactNode {
  return (
    <html lang="en">
      <head>
        <title>Held</title>
      </head>
      <body>
        <h1>Above the part</h1>
        <Suspense fallback={<p>Waiting</p>}>
          <Part part={part} />
        </Suspense>
      </body>
    </html>
  );
}

function Part({ part }: PageWithPartProps): ReactNode {
  return <p>{use(part)}</p>;
}

/** A document whose shell cannot be rendered. */
export function BrokenPage(): ReactNode {
  throw new Error('The shell is broken');
}
