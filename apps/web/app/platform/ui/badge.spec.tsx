import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it('is filled by default', () => {
    render(<Badge>Ongoing</Badge>);
    expect(screen.getByText('Ongoing')).toHaveClass('badge', { exact: true });
  });

  it('combines the plain look with the class of a page', () => {
    render(
      <Badge plain className="done">
        Accepted
      </Badge>,
    );
    expect(screen.getByText('Accepted')).toHaveClass('badge plain done', { exact: true });
  });
});
