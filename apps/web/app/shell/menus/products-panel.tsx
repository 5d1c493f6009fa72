import { Picture } from '../../ui/picture';
import { CategoryRow } from './category-row';
import { Icon } from '../../ui/icon';
import { categoryOf, MENU_TITLES, menuGroup } from './menu-groups';
import { MenuLink } from './menu-link';
import { useShell } from '../../ui/page/shell-data';

/** The category that the panel's picture leads to. */
const WIND_FREE = '360_cassette';

/** The full-width panel under the header: every way into the catalogue. */
export function ProductsPanel() {
  const { menu, categories } = useShell();
  const pick = categories.find(({ slug }) => slug === WIND_FREE);
  return (
    <div className="mega">
      <div className="wrap">
        <div>
          <h3>{MENU_TITLES.vrf}</h3>
          <ul className="mega__vrf">
            {menuGroup(menu, 'vrf').map((item) => (
              <li key={item.id}>
                <MenuLink to={item.path}>
                  <CategoryRow item={item} category={categoryOf(item, categories)} />
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
        <PlainGroup group="product" />
        <PlainGroup group="home-appliance" />
        {pick && (
          <MenuLink className="mega__pick" to={pick.path}>
            <Picture picture={pick.picture} sizes="300px" />
            <span>Wind-Free: cold air through 15,672 micro holes</span>
            <b className="link">
              See the range <Icon name="arrow" />
            </b>
          </MenuLink>
        )}
      </div>
    </div>
  );
}

function PlainGroup({ group }: { group: 'product' | 'home-appliance' }) {
  const { menu } = useShell();
  return (
    <div>
      <h3>{MENU_TITLES[group]}</h3>
      <ul className="mega__plain">
        {menuGroup(menu, group).map((item) => (
          <li key={item.id}>
            <MenuLink to={item.path}>{item.title}</MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
