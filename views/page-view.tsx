import { Component, type ComponentType, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { PageFailed } from './components/page-failed.tsx';
import type { ReadyPage } from './navigation/page-source.ts';

export interface PageViewProps {
  /** Every path of the route table; `*` is the row of all others. */
  paths: readonly string[];
  shown: ReadyPage;
}

/** The page that wouter finds for the shown path in the route table. */
export function PageView({ paths, shown }: PageViewProps): ReactNode {
  const page = (): ReactNode => <PageBoundary key={shown.path}>{contentOf(shown)}</PageBoundary>;
  return (
    <Switch location={shown.path}>
      {paths.map((path) => (
        <Route key={path} path={path}>
          {page}
        </Route>
      ))}
    </Switch>
  );
}

function contentOf({ Page, content }: ReadyPage): ReactNode {
  const View = Page as ComponentType<{ content: unknown }>;
  return <View content={content} />;
}

/** Keeps shell and phone number usable when a page throws in the browser. The server does not use boundaries. */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}
