import { Component, type ComponentType, memo, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { type PageKind, pageKinds, pagePatterns } from './site/page-kinds.ts';
import type { PageComponents, ReadyPage } from './site/ready-page.ts';

export interface PageViewProps {
  shown: ReadyPage;
  /** Components of all kinds on the server; in the browser of those whose script has been fetched. */
  components: Partial<PageComponents>;
}

/** What stands at an address: wouter finds its kind by the patterns, and the kind's component draws it. */
export const PageView = memo(function PageView({ shown, components }: PageViewProps): ReactNode {
  // An address that the table does not know may fit a pattern all the same (`/blog/no-such-article`).
  const location = shown.page === 'not-found' ? unknownLocation : shown.path;
  return (
    <Switch location={location}>
      {pageKinds.map((kind) => (
        <Route key={kind} path={pagePatterns[kind]}>
          {() => <PageBoundary key={shown.path}>{contentOf(shown, components[kind], kind)}</PageBoundary>}
        </Route>
      ))}
    </Switch>
  );
});

/** Fits no pattern but the last. */
const unknownLocation = '/*';

function contentOf(
  { content }: ReadyPage,
  component: PageComponents[PageKind] | undefined,
  kind: PageKind,
): ReactNode {
  if (!component) throw new Error(`The component of the kind "${kind}" has not been loaded`);
  // The row of the table that named the kind gave this content, which the type of a union cannot say.
  const Page = component as ComponentType<{ content: unknown }>;
  return <Page content={content} />;
}

/**
 * Keeps what breaks in a page that is drawn ahead, and not shown, from the shown one. A shown page that breaks is the root's
 * affair, which loads it again. The server does not use boundaries.
 */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  // React calls it once the page is shown.
  override componentDidCatch(error: unknown): never {
    throw error;
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
