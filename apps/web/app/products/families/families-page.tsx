import { CategoryBar } from '../category-bar';
import { Breadcrumb } from '../../ui/breadcrumb';
import { ClosingCall } from '../../ui/closing-call';
import { ServerHtml } from '../../ui/server-html';
import type { FamiliesPage as Page } from './families-page.server';
import sheet from './families-page.css?url';

/** All families of equipment, each with the scale of its sizes. */
export default function FamiliesPage({ lead, crumbs, models, html }: Page) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <CategoryBar count={models} />
      <div className="wrap fhead">
        <Breadcrumb crumbs={crumbs} />
        <h1>All Products</h1>
        <p>{lead}</p>
      </div>
      <ServerHtml html={html} />
      <ClosingCall
        title="Not sure which kind or size?"
        text="Tell us the room, its sun and its people, or let an engineer choose."
        action="Ask an engineer"
      />
    </>
  );
}
